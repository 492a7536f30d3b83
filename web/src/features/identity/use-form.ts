// The kit's form, under the name the sign-in screens know it by.
export { useForm } from '../../ui/fields/use-form.ts';
