import { request } from 'node:http';

/** How long each token was on its way, in milliseconds, sorted. */
export async function tokenLatencies(base, { streams, tokens }) {
  const all = await Promise.all(
    Array.from({ length: streams }, () => readStream(`${base}/?tokens=${tokens}`)),
  );
  return all.flat().sort((a, b) => a - b);
}

/** Opens streams and resolves when each has given a token; what it resolves to closes them. */
export async function readStreams(base, count) {
  const requests = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const asked = request(`${base}/?tokens=100000`, { agent: false }, (answer) =>
            answer.once('data', () => resolve(asked)).on('error', () => undefined),
          );
          asked.on('error', reject).end();
        }),
    ),
  );
  return () => {
    for (const asked of requests) asked.destroy();
  };
}

function readStream(url) {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (answer) => {
      const latencies = [];
      answer.setEncoding('utf8').on('data', (text) => {
        const now = performance.now();
        for (const [, sent] of text.matchAll(/"content":" ([\d.]+) "/g)) latencies.push(now - Number(sent));
      });
      answer.on('end', () => resolve(latencies)).on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
