import type { Options } from 'tsup';

/** The one build of every package: ESM and CJS beside each other, types for both. */
export function packageBuild(entry: Record<string, string>): Options {
  return {
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    clean: true,
    treeshake: false,
    // tsup sets `baseUrl` itself, which TypeScript 6 reports as deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    // tsup 8 strips `node:` by default, which breaks Deno and workerd.
    removeNodeProtocol: false,
  };
}
