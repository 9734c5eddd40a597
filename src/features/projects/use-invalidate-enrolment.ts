import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { baseApi } from '@/shared/api/base-api';

/** Tells that I changed an enrolment: courses are asked for anew, and so are messages, since there is one about it. */
export function useInvalidateEnrolment(): () => void {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['enrolment', 'message']));
  }, [dispatch]);
}
