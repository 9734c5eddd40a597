import { screen } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { AccessDenied } from './access-denied';

it.each([
  [null, 'open', /请先在培训介绍中报名/],
  [null, 'soon', '您还没有报名这个培训项目，报名尚未开始。'],
  [null, 'closed', '您没有报名这个培训项目，报名已截止。'],
  ['cancelled', 'running', '您没有报名这个培训项目，报名已截止。'],
  [null, 'over', '您没有参加这个培训项目，它现在已经结束。'],
  ['review', 'running', /正在审核/],
  ['review', 'over', '您没有参加这个培训项目，它现在已经结束。'],
  ['refused', 'over', '您在这个培训项目的报名未通过审核。'],
])(
  'a user without access (%s) to a course that is %s is asked to enrol only where that is possible',
  async (state, course, text) => {
    const error: ApiErrorData = {
      code: 'A0501',
      kind: 'conflict',
      data: { state, course },
      status: 409,
      message: '',
      statusText: '',
      requestId: 'r',
      session: 's',
    };
    renderWithProviders(
      <MemoryRouter>
        <AccessDenied projectId="7" error={error} />
      </MemoryRouter>,
    ).show();
    await screen.findByText(text, {}, pageTimeout);
  },
);
