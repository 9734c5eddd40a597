import { createSlice } from '@reduxjs/toolkit';
import { callStarted, callSettled } from '@/shared/api/call-api';

/** Number of running mutations: calls with `doEdit` in their path (R4.46). */
export const pendingMutations = createSlice({
  name: 'pendingMutations',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(callStarted, (count, { payload }) => (isMutation(payload) ? count + 1 : count))
      .addCase(callSettled, (count, { payload }) => (isMutation(payload) ? count - 1 : count)),
  selectors: { selectIsSaving: (count) => count > 0 },
});

export const { selectIsSaving } = pendingMutations.selectors;

const isMutation = (path: string) => path.includes('doEdit');
