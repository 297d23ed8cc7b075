import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { CredentialScrubber } from '../src/index.js';
import { hostileText } from './support/arbitrary.js';

const scrubber = new CredentialScrubber();

describe('the laws of scrubText', () => {
  test('scrubbing twice is scrubbing once', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const once = scrubber.scrubText(text).text;
        expect(scrubber.scrubText(once).text).toBe(once);
      }),
      { numRuns: fcRuns(1500) },
    );
  });

  test('only the found spans are replaced, in order', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const findings = scrubber.find(text);
        let at = 0;
        let rebuilt = '';
        for (const { start, end, label } of findings) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          const before = text.slice(at, start);
          const marker = scrubber
            .scrubText(text)
            .text.slice((rebuilt + before).length)
            .startsWith('"[')
            ? `"[REDACTED:${label}]"`
            : `[REDACTED:${label}]`;
          rebuilt += before + marker;
          at = end;
        }
        const result = scrubber.scrubText(text);
        expect(rebuilt + text.slice(at)).toBe(result.text);
        expect(result.redactions).toEqual(findings.map(({ label }) => label));
        expect(result.clean).toBe(findings.length === 0);
      }),
      { numRuns: fcRuns(400) },
    );
  });

  test('findings hold no text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const finding of scrubber.find(text)) {
          expect(Object.keys(finding).sort()).toEqual(['end', 'label', 'rule', 'start']);
          expect(finding.rule).toMatch(/^[a-z0-9-]+$/);
          expect(finding.label).toMatch(/^[A-Z_]+$/);
        }
      }),
      { numRuns: fcRuns(200) },
    );
  });

  test('an empty set of patterns finds nothing', () => {
    const off = new CredentialScrubber({ valuePatterns: [] });
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(off.scrubText(text)).toEqual({ text, redactions: [], clean: true });
      }),
      { numRuns: fcRuns(100) },
    );
  });
});
