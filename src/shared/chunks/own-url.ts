/**
 * URL of the script that the chunks' paths are relative to. Tests replace this file, because they run no ES modules.
 */
export const ownUrl: string = import.meta.url;
