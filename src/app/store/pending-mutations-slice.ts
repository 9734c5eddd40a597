import { createSlice } from '@reduxjs/toolkit';
import { callStarted, callSettled } from '@/shared/api/call-api';

/** How many calls that edit are under way; such a call has `doEdit` in its path (R4.46). */
export const pendingMutations = createSlice({
  name: 'pendingEdits',
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
