/** All judged implementations; one that is not there or does not load is told and left out. */

const NAMES = ['ours', 'yardstick', 'secretlint', 'openredaction', 'n8n', 'deep-redact'];

export async function loadPeers(only) {
  const loaded = [];
  for (const name of NAMES.filter((each) => only === undefined || only.includes(each))) {
    try {
      const peer = await import(`../peers/${name}.mjs`);
      loaded.push({ key: name, name: peer.name, note: peer.note, scrub: await peer.load() });
    } catch (error) {
      console.error(`left out ${name}: ${String(error.message).split('\n')[0]}`);
    }
  }
  return loaded;
}
