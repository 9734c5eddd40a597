import { screen } from '@testing-library/dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { FormErrorAlert } from './form-error-alert';

const facts: ApiErrorData = {
  kind: 'server',
  code: 'B0500',
  status: 500,
  message: '平台出错',
  statusText: '',
  requestId: 'number-1',
  session: '',
};

it.each<[string, Partial<ApiErrorData>, boolean]>([
  ['an error of the platform', {}, true],
  ['a platform that does not respond', { kind: 'network', code: '0', status: 0 }, true],
  ['no network at all', { kind: 'network', code: 'offline', status: 0 }, false],
  ['an invalid form', { kind: 'invalid', code: 'A0400' }, false],
  ['a phone number in use', { kind: 'conflict', code: 'A0231' }, false],
  ['too many SMS requests', { kind: 'tooMany', code: 'A0429' }, false],
])('%s: the request id is shown only where support can help', async (_what, over, isShown) => {
  renderWithProviders(<FormErrorAlert error={{ ...facts, ...over }} />).show();
  expect((await screen.findByRole('alert', {}, pageTimeout)).textContent.includes('number-1')).toBe(isShown);
});
