// First: the hash library uses `Object.hasOwn` while it is evaluated.
import './install-polyfills';

export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
