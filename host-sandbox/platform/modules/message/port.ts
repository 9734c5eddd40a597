// What other modules use of `message`.
export { toMessage } from './message';
