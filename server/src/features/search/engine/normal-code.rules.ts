// Codes as they are compared, by the rule that browser and server share (product §5 Search).
export { normalCode } from '@outrigger/contract';
