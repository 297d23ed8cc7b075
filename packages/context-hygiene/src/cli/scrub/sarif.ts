import type { LocatedFinding } from './findings.js';

/** A finding and the file it is in. */
export interface FileFinding extends LocatedFinding {
  readonly file: string;
}

/** Findings in the Static Analysis Results Interchange Format 2.1.0, as code hosts take it. */
export function toSarif(findings: readonly FileFinding[], version: string): object {
  const rules = [...new Map(findings.map(({ rule, label }) => [rule, label]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'context-hygiene',
            version,
            informationUri: 'https://github.com/context-hygiene/context-hygiene',
            rules: rules.map(([id, label]) => ({
              id,
              shortDescription: { text: `A credential (${label})` },
              defaultConfiguration: { level: 'error' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ file, rule, label, line, column, endLine, endColumn }) => ({
          ruleId: rule,
          level: 'error',
          message: { text: `${label} in plain text` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
                region: { startLine: line, startColumn: column, endLine, endColumn },
              },
            },
          ],
        })),
      },
    ],
  };
}
