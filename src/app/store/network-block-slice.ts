import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { rejectedError } from '@/shared/api/rejected-error';

/** Whether the network between answered in place of the platform, and whether the user has read the notice about it. */
export const networkBlock = createSlice({
  name: 'networkBlock',
  initialState: { isFound: false, isRead: false },
  reducers: {
    networkNoticeRead(state) {
      state.isRead = true;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(
      (action: UnknownAction) => rejectedError(action)?.isFromNetwork === true,
      (state) => {
        state.isFound = true;
      },
    ),
  selectors: { selectNetworkBlock: (state) => state },
});

export const { networkNoticeRead } = networkBlock.actions;
export const { selectNetworkBlock } = networkBlock.selectors;
