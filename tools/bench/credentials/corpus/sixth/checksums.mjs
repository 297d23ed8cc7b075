/** Checksums that vendors and standards publish for their formats. */
import { createHash } from 'node:crypto';

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Every sixteenth word of the English list of BIP-39, so that a word's number is its place here times sixteen. */
const EVERY_SIXTEENTH =
  `abandon acoustic advice alcohol amount anxiety army asthma avoid bamboo beef bid blossom borrow bright
bulk cactus capital catch champion chimney claw clown come copy craft cross current day deliver despair
dignity divorce dragon dune ecology elite energy equal evoke exotic faith favorite figure fix foam
foster fun gas ginger goat gravity gym head hire host hybrid improve inject invite job key lab lawn
length link lottery maid marine meat metal mix mosquito must neglect noodle object old orchard own
parade pear piano plastic pool present project puppy quote rare reduce render retreat ring rose safe
scale search series ship siege skate slot sock source spirit staff stock submit sure swing task theme
tilt tomato toward trend tube ugly unlock useless velvet village voyage way wheel winter wrap`.split(/\s+/);

/** CRC-32 as in zlib. */
export function crc32(text) {
  let crc = ~0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

export const crcHex = (text) => crc32(text).toString(16).padStart(8, '0');

/** Bech32 (BIP-173): what stands before the `1` in small letters, then the bytes in groups of five bits. */
export function bech32(name, bytes) {
  const data = bits(bytes, 5);
  const head = [...name].map((char) => char.charCodeAt(0));
  const sum = polymod([
    ...head.map((code) => code >> 5),
    0,
    ...head.map((code) => code & 31),
    ...data,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const tail = [0, 1, 2, 3, 4, 5].map((at) => ((sum ^ 1) >> (5 * (5 - at))) & 31);
  return `${name}1${[...data, ...tail].map((value) => BECH32[value]).join('')}`;
}

function polymod(values) {
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [at, mask] of generator.entries()) if ((top >> at) & 1) sum ^= mask;
  }
  return sum;
}

function bits(bytes, size) {
  const all = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (all.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).map((part) =>
    Number.parseInt(part.padEnd(size, '0'), 2),
  );
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** Base58Check, for a Bitcoin key in the wallet import format. */
export function base58check(bytes) {
  const whole = Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, 4)]);
  let number = BigInt(`0x${whole.toString('hex')}`);
  let out = '';
  while (number > 0n) {
    out = BASE58[Number(number % 58n)] + out;
    number /= 58n;
  }
  return out;
}

/** A Stellar secret seed: version byte 0x90, 32 bytes, CRC-16/XModem with the small byte first, in Base32. */
export function stellarSeed(bytes) {
  const body = Buffer.concat([Buffer.from([0x90]), bytes]);
  let crc = 0;
  for (const byte of body) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) >>> 0) & 0xffff;
  }
  const whole = Buffer.concat([body, Buffer.from([crc & 255, crc >> 8])]);
  return bits(whole, 5)
    .map((value) => BASE32[value])
    .join('');
}

/** Words of BIP-39 whose last one carries the right checksum; 12 or 24. */
export function seedPhrase(v, count = 12) {
  for (;;) {
    const numbers = Array.from({ length: count }, () => v.int(0, EVERY_SIXTEENTH.length - 1) * 16);
    const all = numbers.map((number) => number.toString(2).padStart(11, '0')).join('');
    const size = (all.length * 32) / 33;
    const entropy = Buffer.from(
      (all.slice(0, size).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
    );
    const sum = bits(sha256(entropy), 8)
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('');
    if (all.slice(size) === sum.slice(0, all.length - size))
      return numbers.map((number) => EVERY_SIXTEENTH[number / 16]);
  }
}

/** GitLab's routable token: payload, version, length of the payload and CRC-32 in base 36. */
export function gitlabRoutable(v, prefix) {
  const routing = `o:1\nu:${v.int(100000, 9999999).toString(36)}`;
  const payload = Buffer.concat([Buffer.from(routing), v.bytes(16), Buffer.from([routing.length])]).toString(
    'base64url',
  );
  const head = `${prefix}${payload}.01.${payload.length.toString(36).padStart(2, '0')}`;
  return head + crc32(head).toString(36).padStart(7, '0');
}
