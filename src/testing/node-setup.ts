import { setupConsoleGuard } from './console-guard';

setupConsoleGuard();
