/**
 * The English texts of all modules by message id: Vite has them from tools/build/messages-plugin.ts, Jest from
 * testing/english-messages.ts. Elsewhere they are those of the loaded modules.
 */
export { englishTexts } from '@/shared/intl/define-messages';
