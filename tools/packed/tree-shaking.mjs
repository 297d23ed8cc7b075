import { join } from 'node:path';
import { build } from 'esbuild';

/** A small thing of each package, and how large at most it may be alone, as a share of the whole entry. */
const small = {
  '@context-hygiene/stream-scrubber': ['scrubText', 0.95],
  '@context-hygiene/credential-scrubber': ['REDACTION_TEMPLATE', 0.15],
  '@context-hygiene/memory-render': ['MEMORY_CONTEXT_TAG', 0.15],
  '@context-hygiene/context-compressor': ['estimateTokens', 0.25],
  '@context-hygiene/contract-tests': ['ContractViolationError', 0.05],
  'context-hygiene': ['createContextHygiene', 1],
};

/** What a bundler cannot leave out of the main entry though nobody uses it. */
export async function shakingFaults(root, manifest) {
  const entry = join(root, manifest.exports['.'].import.default);
  const whole = await sizeOf(`export * from ${JSON.stringify(entry)}`);
  const nothing = await sizeOf(`import ${JSON.stringify(entry)}`);
  const [name, share] = small[manifest.name];
  const one = await sizeOf(`export { ${name} } from ${JSON.stringify(entry)}`);
  return [
    ...(nothing > 0 ? [`an import that is not used leaves ${nothing} bytes`] : []),
    ...(one > whole * share ? [`${name} alone takes ${one} of ${whole} bytes`] : []),
  ];
}

async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '/' },
    bundle: true,
    write: false,
    minify: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    logLevel: 'silent',
  });
  return outputFiles[0].contents.length;
}
