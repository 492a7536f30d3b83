// The one function of the contract that reads labels, as a file that can come later.
export { labelledCode } from '@outrigger/contract';
