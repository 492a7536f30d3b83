// The door of saved lists: the press that keeps rows as a list.
export { SaveAsList } from './save-as-list.tsx';
