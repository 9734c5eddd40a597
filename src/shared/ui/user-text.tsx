import { contentLanguage } from '@/shared/intl/languages';

const preserveLineBreaks = { whiteSpace: 'pre-line' } as const;

/** Plain text that an operator wrote, such as a reason: in the content language, with its line breaks. */
export function UserText({ children }: { children: string | null }) {
  return (
    <span lang={contentLanguage} style={preserveLineBreaks}>
      {children}
    </span>
  );
}
