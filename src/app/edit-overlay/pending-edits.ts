import { createSlice } from '@reduxjs/toolkit';
import { callSent, callSettled } from '@/shared/api/send-call';

/** How many calls that edit are under way; such a call has `doEdit` in its path (R4.46). */
export const pendingEdits = createSlice({
  name: 'pendingEdits',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(callSent, (count, { payload }) => (isEdit(payload) ? count + 1 : count))
      .addCase(callSettled, (count, { payload }) => (isEdit(payload) ? count - 1 : count)),
  selectors: { selectIsEditing: (count) => count > 0 },
});

export const { selectIsEditing } = pendingEdits.selectors;

const isEdit = (path: string) => path.includes('doEdit');
