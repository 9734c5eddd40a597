import { contentLanguage } from '@/shared/intl/languages';

const inLines = { whiteSpace: 'pre-line' } as const;

/** What an operator wrote, such as a reason, in its own language and with its line breaks. */
export function WrittenText({ children }: { children: string | null }) {
  return (
    <span lang={contentLanguage} style={inLines}>
      {children}
    </span>
  );
}
