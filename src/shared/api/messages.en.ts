import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  requestId: 'Error number: {id}',
  0: 'Unknown error, perhaps a cross-origin restriction or a missing endpoint',
  200: 'The request succeeded',
  201: 'Created or modified successfully',
  202: 'The request has been queued as a background task',
  204: 'Deleted successfully',
  400: 'The request is not valid',
  401: 'No permission (invalid token, wrong credentials or expired login)',
  402: 'The token has expired',
  403: 'Authorised, but access is forbidden',
  404: 'The resource was not found',
  406: 'The format is not available',
  410: 'The resource has been permanently deleted',
  500: 'The server ran into an error',
  502: 'Gateway error',
  503: 'The service is overloaded or under maintenance',
  504: 'Gateway timeout',
  contract: 'The platform sent an answer of an unexpected form. Please try again later.',
  offline: 'There is no network. Please try again when it is back.',
};
