import { contentLanguage } from '@/shared/intl/languages';

const preserveLineBreaks = { whiteSpace: 'pre-line' } as const;

/** What an operator wrote, such as a reason, in its own language and with its line breaks. */
export function UserText({ children }: { children: string | null }) {
  return (
    <span lang={contentLanguage} style={preserveLineBreaks}>
      {children}
    </span>
  );
}
