export { labelledCode } from '@outrigger/contract';
