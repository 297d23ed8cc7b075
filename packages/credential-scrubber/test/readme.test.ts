import { runReadmeSnippets } from '../../../tools/testing/readme.js';

runReadmeSnippets(new URL('../README.md', import.meta.url), (specifier) => import(specifier));
