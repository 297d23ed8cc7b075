#!/usr/bin/env node
import process from 'node:process';
import { standardInput } from './input/standard-input.js';
import { run } from './program.js';

// The first Ctrl-C lets a command clean up; the second ends it at once.
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => interrupt.abort());

const { stdout, stderr, env } = process;
const stdin = standardInput(() => process.stdin);
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, signal: interrupt.signal });
// Nothing that is still open, an input for instance, may hold up an end that was asked for.
if (interrupt.signal.aborted) process.exit();
