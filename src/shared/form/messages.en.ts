import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  required: 'Please enter: {label}',
  whitespace: '{label} cannot be blank',
  type: '{label} is not in the right format',
  lengthExact: '{label} must have {len} characters',
  lengthRange: '{label} must have {min} to {max} characters',
  lengthMin: '{label} must have at least {min} characters',
  lengthMax: '{label} must have at most {max} characters',
  rangeExact: '{label} must be {len}',
  range: '{label} must be between {min} and {max}',
  rangeMin: '{label} must be at least {min}',
  rangeMax: '{label} must be at most {max}',
  enum: '{label} must be one of: {enum}',
  pattern: '{label} does not have the required form',
};
