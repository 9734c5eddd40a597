// What other modules use of `notification`.
export { usableChannels } from './deliveries';
export { notify } from './notify';
