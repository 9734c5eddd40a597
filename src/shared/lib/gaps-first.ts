import { fillLanguageGaps } from './language-gaps';

// imported before pdf.js, which needs it while it is evaluated
fillLanguageGaps();
