import * as React from 'react';

/**
 * React's warnings, without a stack for each created element, which is slow. React counts the stacks of a second and stops
 * at ten thousand, so we make the count infinite. A warning still names its components.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React sets it to 0 each second.
    },
  });
