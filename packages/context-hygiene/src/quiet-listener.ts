/** A listener that nothing depends on: what it throws, now or later, is no reason to fail the job that it is told of. */
export function quietListener<Event>(listener: (event: Event) => unknown): (event: Event) => void {
  return (event) => {
    new Promise((resolve) => resolve(listener(event))).catch(() => undefined);
  };
}
