const greatest = 2n ** 63n - 1n;

/** A record number of a call as the database's; one that no column could hold becomes 0, which no record has. */
export function recordId(text: string): bigint {
  const number = BigInt(text);
  return number <= greatest ? number : 0n;
}
