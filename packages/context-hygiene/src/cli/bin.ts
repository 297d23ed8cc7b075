#!/usr/bin/env node
import process from 'node:process';
import { run } from './program.js';

// The first Ctrl-C lets a command clean up; the second ends it at once.
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
process.once('SIGTERM', () => interrupt.abort());

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env, signal: interrupt.signal });
