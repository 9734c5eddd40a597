/** URL of the platform that the test run started. */
export const platformUrl = () => process.env.PLATFORM_URL ?? '';

/** Takes the second platform of the test run: for a test file that changes what others read of a sample account. */
export function takeSeparatePlatform(): void {
  process.env.PLATFORM_URL = process.env.SEPARATE_PLATFORM_URL;
}
