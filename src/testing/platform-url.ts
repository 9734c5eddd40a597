/** URL of the platform that the test run started. */
export const platformUrl = () => process.env.PLATFORM_URL ?? '';
