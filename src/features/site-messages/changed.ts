import { createAction } from '@reduxjs/toolkit';

/** Messages were read, deleted or brought back here: whoever else shows them has old news. */
export const siteMessagesChanged = createAction('siteMessages/changed');
