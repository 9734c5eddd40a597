export { logoPath } from '@/shared/ui/logo-path';
