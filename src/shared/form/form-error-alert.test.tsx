import { screen } from '@testing-library/dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { FormErrorAlert } from './form-error-alert';

const facts: ApiErrorData = {
  ...{ kind: 'server', code: 'B0500', status: 500, message: '平台出错' },
  ...{ statusText: '', requestId: 'number-1', session: '' },
};

it.each<[string, Partial<ApiErrorData>, boolean]>([
  ['a fault of the platform', {}, true],
  ['a platform that did not answer', { kind: 'network', code: '0', status: 0 }, true],
  ['no network at all', { kind: 'network', code: 'offline', status: 0 }, false],
  ['a form that does not fit', { kind: 'invalid', code: 'A0400' }, false],
  ['a phone that is taken', { kind: 'conflict', code: 'A0231' }, false],
  ['one SMS after the other', { kind: 'tooMany', code: 'A0429' }, false],
])('of %s the number for the help desk is shown only where it helps', async (_what, over, isShown) => {
  renderWithProviders(<FormErrorAlert error={{ ...facts, ...over }} />).show();
  expect((await screen.findByRole('alert', {}, pageTimeout)).textContent.includes('number-1')).toBe(isShown);
});
