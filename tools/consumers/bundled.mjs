import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { install, Skip } from './install.mjs';

// contract-tests is for test runners and the umbrella's jobs are those of its pieces: both stay out of bundles.
const entry = `
import * as stream from '@context-hygiene/stream-scrubber';
import * as credentials from '@context-hygiene/credential-scrubber';
import * as render from '@context-hygiene/memory-render';
import * as compressor from '@context-hygiene/context-compressor';
import * as umbrella from 'context-hygiene';
import { jobs } from './jobs/index.mjs';
const modules = { '@context-hygiene/stream-scrubber': stream, '@context-hygiene/credential-scrubber': credentials, '@context-hygiene/memory-render': render, '@context-hygiene/context-compressor': compressor, 'context-hygiene': umbrella };
export async function runJobs() {
  const done = [];
  for (const { specifier, job } of jobs) {
    if (!(specifier in modules)) continue;
    if (!(await job(modules[specifier]))) throw new Error(specifier + ' did its job wrong');
    done.push(specifier);
  }
  return done.length + ' jobs done';
}
`;

async function bundle(folder) {
  install(folder, ['vite@8.3.8']);
  const source = join(folder, 'bundle');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(folder, 'entry.mjs'), entry);
  const { build } = await import(createRequire(join(folder, 'package.json')).resolve('vite'));
  await build({
    root: folder,
    logLevel: 'error',
    build: {
      outDir: 'bundle',
      minify: false,
      lib: { entry: 'entry.mjs', formats: ['es'], fileName: () => 'jobs.js' },
    },
  });
  return source;
}

/** The bundled jobs in workerd. */
export async function runInWorkerd(folder) {
  const source = await bundle(folder);
  install(folder, ['vite@8.3.8', 'miniflare@4.20260426.0']);
  const { Miniflare } = await import(createRequire(join(folder, 'package.json')).resolve('miniflare'));
  const worker = new Miniflare({
    host: '127.0.0.1',
    compatibilityDate: '2026-04-01',
    modules: [
      {
        type: 'ESModule',
        path: join(source, 'worker.mjs'),
        contents:
          "import { runJobs } from './jobs.js';\nexport default { fetch: async () => new Response(await runJobs()) };",
      },
      {
        type: 'ESModule',
        path: join(source, 'jobs.js'),
        contents: readFileSync(join(source, 'jobs.js'), 'utf8'),
      },
    ],
    modulesRoot: source,
  });
  try {
    const response = await worker.dispatchFetch('http://127.0.0.1/');
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  } finally {
    await worker.dispose();
  }
}

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const flags = [
  // Chromium's sandbox refuses to run as root, as containers do.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The bundled jobs in a page of headless Chromium. */
export async function runInChromium(folder) {
  const executablePath = chromium.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Skip('no Chromium on this machine');
  const source = await bundle(folder);
  install(folder, ['vite@8.3.8', 'playwright-core@1.65.1']);
  const { chromium: browserType } = createRequire(join(folder, 'package.json'))('playwright-core');
  const server = createServer((request, response) => {
    const isScript = request.url === '/jobs.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? readFileSync(join(source, 'jobs.js')) : '<!doctype html><title>jobs</title>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  let browser;
  try {
    browser = await browserType.launch({ executablePath, args: flags });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const done = await page.evaluate(async (script) => (await import(script)).runJobs(), '/jobs.js');
    return `${browser.version()}, ${done}`;
  } finally {
    await browser?.close();
    server.close();
  }
}
