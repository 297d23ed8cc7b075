import { once } from 'node:events';
import type { Command } from 'commander';
import type { CommandIo } from '../io.js';
import { collect, parsePort } from '../option-values.js';

interface ProxyOptions {
  readonly upstream: string;
  readonly port: number;
  readonly host: string;
  readonly allowHost?: readonly string[];
  readonly tag?: readonly string[];
  readonly quiet?: boolean;
}

/** `proxy`: stands before a model API and hides internal blocks in its answers. */
export function addProxyCommand(program: Command, io: CommandIo): void {
  program
    .command('proxy')
    .description('stand before a model API and hide internal blocks in what it answers')
    .requiredOption('--upstream <url>', 'the base address of the API')
    .option('--port <number>', 'the port to listen on; 0: a free one', parsePort, 8787)
    .option(
      '--host <name>',
      'the address to listen on; others than this machine can connect when it is 0.0.0.0',
      '127.0.0.1',
    )
    .option(
      '--allow-host <name>',
      'a name that clients ask for, of a tunnel or another proxy before this one; more than once for several',
      collect,
    )
    .option('--tag <name>', 'a tag to hide, memory-context unless given; more than once for several', collect)
    .option('--quiet', 'do not print a line for each request')
    .addHelpText(
      'after',
      '\nExample:\n  $ context-hygiene proxy --upstream https://api.openai.com --port 8787\n  $ OPENAI_BASE_URL=http://127.0.0.1:8787/v1 node app.js',
    )
    .action(async ({ upstream, port, host, allowHost, tag, quiet }: ProxyOptions) => {
      // Loaded when it is asked for, so that the other commands start without it.
      const { createScrubbingProxy } = await import('../../proxy/scrubbing-proxy.js');
      const proxy = createScrubbingProxy({
        upstream,
        scrub: { tags: tag },
        allowedHosts: allowHost,
        onEvent: ({ status, outcome, durationMs }) => {
          if (quiet !== true) io.stderr.write(`${status} ${outcome} ${durationMs.toFixed(0)} ms\n`);
        },
      });
      const { url, close } = await proxy.listen(port, host);
      io.stderr.write(`Listening on ${url} for ${new URL(upstream).origin}; Ctrl-C ends it.\n`);
      if (!io.signal.aborted) await once(io.signal, 'abort');
      await close();
    });
}
