/** What a part of a message shows besides text. */
export type MediaKind = 'image' | 'image-low' | 'audio' | 'document';

/**
 * Tokens of one media part; its bytes say nothing about its tokens.
 *
 * - `image` 1,600: the largest image that Anthropic does not scale down (1,568 pixels a side, width × height / 750);
 *   OpenAI's tiles end at 1,445 (`detail: "high"`), Gemini takes 258 a tile.
 * - `image-low` 85: OpenAI's `detail: "low"`.
 * - `audio` 1,600: fifty seconds at Gemini's 32 tokens a second.
 * - `document` 3,000: two pages of a PDF at Anthropic's 1,500 tokens a page.
 *
 * Sources: https://platform.claude.com/docs/en/build-with-claude/vision, …/pdf-support,
 * https://developers.openai.com/api/docs/guides/images-vision, https://ai.google.dev/gemini-api/docs/tokens
 */
export const MEDIA_TOKENS: Readonly<Record<MediaKind, number>> = {
  image: 1_600,
  'image-low': 85,
  audio: 1_600,
  document: 3_000,
};
