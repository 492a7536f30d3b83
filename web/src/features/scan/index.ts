// The door of scan: the way to the scanner, which is loaded when it is opened.
export { ScanLink } from './scan-link.tsx';
