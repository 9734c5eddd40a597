/** Receives the paths of a call and of a field of its response that did not fit the contract. */
export type RepairLog = (call: string, field: string) => void;

/** Logs each field of a call once, and never its value, which may be personal. */
export function createRepairLog(log: (error: unknown) => void): RepairLog {
  const logged = new Set<string>();
  return (call, field) => {
    const name = field === '' ? `data of ${call}` : `${field} of ${call}`;
    if (logged.has(name)) return;
    logged.add(name);
    log(new Error(`The response does not fit its contract: ${name} was repaired or left out`));
  };
}
