import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi, type ApiDispatch } from './base-api';

/** Call after a change of an enrolment: refetches courses, and messages, because the platform sends one about it. */
export function useInvalidateEnrolment(): () => void {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['enrolment', 'message']));
  }, [dispatch]);
}
