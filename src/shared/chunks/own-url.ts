/** URL of the script that the chunks' paths are relative to. Tests replace this file, since they run no modules. */
export const ownUrl: string = import.meta.url;
