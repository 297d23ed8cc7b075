/** Tells a listener. It looks on: its fault, at once or later, must not cost the conversation. */
export function tell<News>(listener: ((news: News) => unknown) | undefined, news: News): void {
  new Promise((resolve) => resolve(listener?.(news))).catch(() => {});
}
