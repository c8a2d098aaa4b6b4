import '../components/client/start';
