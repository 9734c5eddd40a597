import { crc32 } from 'node:zlib';

/** The moment every entry bears, 1 January 2026 in MS-DOS form: the same entries make the same bytes. */
const [time, date] = [0, ((2026 - 1980) << 9) | (1 << 5) | 1];

/** Packs texts into a ZIP archive, uncompressed: what the office formats are made of. @param files text by path */
export function writeZip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const data = Buffer.from(text);
    const facts = entryFacts(name, data);
    const local = Buffer.concat([words([0x04034b50], 4), facts, name, data]);
    bodies.push(local);
    // made by, facts, no comment, first disk, no attributes, where the entry is
    directory.push(
      Buffer.concat([
        words([0x02014b50], 4),
        words([20], 2),
        facts,
        words([0, 0, 0], 2),
        words([0, offset], 4),
        name,
      ]),
    );
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = bodies.length;
  const end = [words([0x06054b50], 4), words([0, 0, count, count], 2), words([central.length, offset], 4)];
  return Buffer.concat([...bodies, central, ...end, words([0], 2)]);
}

/** Version, UTF-8 names, stored, moment, checksum, sizes and lengths: the part both headers have. */
function entryFacts(name: Buffer, data: Buffer): Buffer {
  return Buffer.concat([
    words([20, 0x0800, 0, time, date], 2),
    words([crc32(data), data.length, data.length], 4),
    words([name.length, 0], 2),
  ]);
}

/** Numbers of 2 or 4 bytes behind each other, lowest byte first. */
function words(numbers: readonly number[], size: 2 | 4): Buffer {
  const buffer = Buffer.alloc(numbers.length * size);
  numbers.forEach((number, place) => buffer.writeUIntLE(number, place * size, size));
  return buffer;
}
