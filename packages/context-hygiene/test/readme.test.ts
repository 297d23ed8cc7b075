import { runReadmeSnippets } from '../../../tools/testing/readme.js';

const load = (specifier: string): Promise<Record<string, unknown>> => import(specifier);

runReadmeSnippets(new URL('../README.md', import.meta.url), load);
runReadmeSnippets(new URL('../../../README.md', import.meta.url), load);
