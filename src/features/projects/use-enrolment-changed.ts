import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { platformApi } from '@/shared/api/platform-api';

/** Tells that I changed an enrolment: courses are asked for anew, and so are messages, since there is one about it. */
export function useEnrolmentChanged(): () => void {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(() => {
    dispatch(platformApi.util.invalidateTags(['enrolment', 'message']));
  }, [dispatch]);
}
