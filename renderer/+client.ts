import '../components/islands';
