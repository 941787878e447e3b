import { Loader } from "../ui/loader.tsx";

export const FirstLoader = () => <Loader page />;
