// first: the hashes ask for `Object.hasOwn` while they are evaluated
import './install-polyfills';

export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
