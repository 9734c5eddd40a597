import { deliveryFaults } from './delivery-faults';
import { layoutFaults } from './layout-faults';
import { lifecycleFaults } from './lifecycle-faults';
import { propsFaults } from './props-faults';

/** Every fault of a host that the check can name. */
export const faults = { ...deliveryFaults, ...propsFaults, ...layoutFaults, ...lifecycleFaults };

export type FaultName = keyof typeof faults;
